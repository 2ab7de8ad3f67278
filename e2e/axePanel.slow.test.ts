import { panel } from "./axe/panel.js";
import { testScenarios } from "./axe/scenario.js";
import { setUpFixtures } from "./fixtures.js";

const fixtures = setUpFixtures();

describe("the accessibility audit of the panel", () => {
  testScenarios(panel, fixtures);
});
