/** The types of recipes. They follow Chakra's format, so Chakra and Panda accept the same objects. */
import type { SystemStyleObject } from "@chakra-ui/react";

type VariantsOf<Styles> = Readonly<Record<string, Readonly<Record<string, Styles>>>>;

export interface Recipe {
  className: string;
  base?: SystemStyleObject;
  variants?: VariantsOf<SystemStyleObject>;
}

export interface SlotRecipe {
  className: string;
  slots: readonly string[];
  base?: Readonly<Record<string, SystemStyleObject>>;
  variants?: VariantsOf<Readonly<Record<string, SystemStyleObject>>>;
}
