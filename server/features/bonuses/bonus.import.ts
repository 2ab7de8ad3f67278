/** What a row of an import of bonuses is. Nothing but its id tells one bonus from another. */
import { BonusType } from "../../database/entities/bonus.entity.js";
import { CatalogueNoun } from "../../shared/schema/catalogueNoun.js";
import { choiceCell, flagCell, numberCell, textCell } from "../../shared/input/cells.js";
import { cleaned } from "../../shared/input/clean.js";
import type { ImportedNoun } from "../../shared/schema/importedNoun.js";
import { BonusInput, BonusUpdateInput } from "./bonus.inputs.js";

export const bonusImport: ImportedNoun = {
  noun: CatalogueNoun.BONUS,
  singular: "bonus",
  columns: {
    title: textCell,
    casinoId: (text) => ({ value: text.trim().toLowerCase() }),
    bonusType: choiceCell(BonusType),
    bonusAmount: textCell,
    freeSpins: numberCell,
    minDeposit: textCell,
    wageringRequirement: textCell,
    maxWin: textCell,
    bonusCode: textCell,
    terms: textCell,
    isActive: flagCell,
  },
  needs: {
    oneOf: [["title"], ["id"]],
    otherwise: "Add a column title for new bonuses, or id for those that are there.",
  },
  isKnownBySlug: false,
  required: ["title"],
  toUpdate: (given) => Object.assign(new BonusUpdateInput(), given),
  toNew: (given) => Object.assign(new BonusInput(), given),
  toStored: cleaned,
};
