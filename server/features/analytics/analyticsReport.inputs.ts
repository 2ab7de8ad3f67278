/** The days of a report and the length of its lists. */
import { Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";

import { BadUserInputError } from "../../shared/errors.js";
import { RequiredDay } from "../../shared/input/rules.js";
import { CasinoClickTarget } from "./analyticsReport.js";
import { defaultListLength, maxListLength, maxReportDays } from "./reportLimits.js";

@ArgsType()
export class ReportRangeArgs {
  @Field(() => String, { description: "The first UTC day, as `2026-11-12`." })
  @RequiredDay("first day")
  from!: string;

  @Field(() => String, { description: "The last UTC day, included; at most 400 days with the first." })
  @RequiredDay("last day")
  to!: string;
}

@ArgsType()
export class ReportListArgs {
  @Field(() => Int, { defaultValue: defaultListLength, description: "How many, 1 to 50." })
  @Min(1, { message: `Ask for 1 to ${maxListLength} entries.` })
  @Max(maxListLength, { message: `Ask for 1 to ${maxListLength} entries.` })
  first!: number;
}

@ArgsType()
export class ClickedCasinosArgs extends ReportListArgs {
  @Field(() => CasinoClickTarget, {
    nullable: true,
    description: "Only clicks that led there. Left out or null, all clicks, also those recorded without a target.",
  })
  target?: CasinoClickTarget | null;
}

const dayLength = 86_400_000;

/** @throws BadUserInputError when the range ends before it begins, or is too long. */
export function checkRange({ from, to }: ReportRangeArgs): void {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (last < first) throw badRange("from", "Choose a first day that is not after the last day.");
  if ((last - first) / dayLength + 1 > maxReportDays)
    throw badRange("to", `Choose a last day at most ${maxReportDays} days from the first, both counted.`);
}

function badRange(field: string, message: string): BadUserInputError {
  return new BadUserInputError([{ field, message }]);
}
