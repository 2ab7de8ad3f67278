/**
 * A test environment for the client with a different time zone. A test file sets the time zone in its first comment. A
 * test can't set it, because `process.env` is a copy inside a test.
 */
import FixedJsdomEnvironment from "jest-fixed-jsdom";

export default class ZonedEnvironment extends FixedJsdomEnvironment {
  #formerZone = process.env.TZ;

  constructor(config, context) {
    super(config, context);
    process.env.TZ = config.projectConfig.testEnvironmentOptions.timeZone;
  }

  async teardown() {
    if (this.#formerZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.#formerZone;
    await super.teardown();
  }
}
