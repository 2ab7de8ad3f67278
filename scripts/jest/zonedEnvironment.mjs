/**
 * The browser of the client's tests in another time zone. A test file chooses the zone in its first comment. Inside a
 * test, `process.env` is a copy, so a test cannot set the zone by itself.
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
