import { panel } from "./axe/panel.js";
import { testScenarios } from "./axe/scenario.js";
import { setUpFixtures } from "./fixtures.js";

const { enter } = setUpFixtures();

describe("in the panel, the rules of access have nothing against", () => {
  testScenarios(panel, enter);
});
