/** The arguments of the analytics report: its range of days and the length of its lists. */
import { Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";

import { rejectErrors } from "../../shared/input/fieldErrors.js";
import { RequiredDay } from "../../shared/input/rules.js";
import { CasinoClickTarget } from "./analyticsReport.js";
import { defaultListLength, maxListLength } from "./reportLimits.js";
import { maxReportDays } from "../../../shared/apiLimits.js";

@ArgsType()
export class ReportRangeArgs {
  @Field(() => String, { description: "The first UTC day of the period, such as `2026-11-12`." })
  @RequiredDay("first day")
  from!: string;

  @Field(() => String, {
    description: `The last UTC day, inclusive. The period is at most ${maxReportDays} days long.`,
  })
  @RequiredDay("last day")
  to!: string;
}

@ArgsType()
export class ReportListArgs {
  @Field(() => Int, { defaultValue: defaultListLength, description: "How many entries to return, 1 to 50." })
  @Min(1, { message: `\`first\` must be between 1 and ${maxListLength}.` })
  @Max(maxListLength, { message: `\`first\` must be between 1 and ${maxListLength}.` })
  first!: number;
}

@ArgsType()
export class ClickedCasinosArgs extends ReportListArgs {
  @Field(() => CasinoClickTarget, {
    nullable: true,
    description:
      "Counts only clicks with this target. If omitted or null, all clicks count, including clicks recorded without a target.",
  })
  target?: CasinoClickTarget | null;
}

const dayLength = 86_400_000;

/** @throws BadUserInputError when the range ends before it begins, or is too long. */
export function checkRange({ from, to }: ReportRangeArgs): void {
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  const tooLong = `A report may cover at most ${maxReportDays} days. Choose a shorter period.`;
  rejectErrors([
    days < 1 && { field: "from", message: "`from` must not be after `to`." },
    days > maxReportDays && { field: "to", message: tooLong },
  ]);
}
