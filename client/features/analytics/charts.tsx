/** The report's charts. Fetched with their library when the first one is shown, and by nobody else. */
import { BarList, type BarListData, Chart, useChart } from "@chakra-ui/charts";
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay, formatShortDay } from "../../shared/dates";
import type { DayFigure, RankedFigure } from "./figures";

interface DayChartProps {
  days: readonly DayFigure[];
  /** What is counted, such as 'page views'. */
  unit: string;
  /** The chart in a sentence, for those who can't see it. */
  label: string;
}

/** A number per day, as an area over time. */
export function DayChart({ days, unit, label }: DayChartProps) {
  const chart = useChart({ data: [...days], series: [{ name: "value", color: "accent" }] });
  return (
    <div className="day-chart" role="img" aria-label={label}>
      <Chart.Root chart={chart} aspectRatio="auto" h="full">
        <AreaChart responsive accessibilityLayer={false} data={chart.data} margin={{ top: 8, right: 8 }}>
          <CartesianGrid stroke={chart.color("line")} vertical={false} />
          <XAxis
            dataKey="day"
            axisLine={false}
            minTickGap={40}
            stroke={chart.color("ink.3")}
            tickFormatter={formatShortDay}
            tickLine={false}
          />
          <YAxis allowDecimals={false} axisLine={false} stroke={chart.color("ink.3")} tickLine={false} width={44} />
          <Tooltip
            animationDuration={0}
            content={<DayNote unit={unit} />}
            cursor={{ stroke: chart.color("line.strong") }}
          />
          <Area
            dataKey="value"
            fill={chart.color("accent")}
            fillOpacity={0.16}
            isAnimationActive={false}
            stroke={chart.color("accent")}
            strokeWidth={2}
            type="linear"
          />
        </AreaChart>
      </Chart.Root>
    </div>
  );
}

interface DayNoteProps {
  unit: string;
  /** Given by the chart: the day that is pointed at. */
  payload?: readonly { payload?: DayFigure }[];
}

function DayNote({ unit, payload }: DayNoteProps) {
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <div className="chart-note">
      {formatDay(point.day)}
      <b>
        {point.value.toLocaleString("en-US")} {unit}
      </b>
    </div>
  );
}

interface RankChartProps {
  rows: readonly RankedFigure[];
  label: string;
}

/** The first of a ranking, as bars. */
export function RankChart({ rows, label }: RankChartProps) {
  // The library tells rows apart by their name, of which two may have the same.
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const chart = useChart<BarListData>({
    data: rows.map(({ id, value }) => ({ name: id, value })),
    series: [{ name: "name", color: "accent.soft" }],
  });
  return (
    <div className="rank-chart" role="img" aria-label={label}>
      <BarList.Root chart={chart} barSize="9">
        <BarList.Content>
          <BarList.Bar label={({ payload }) => names.get(payload.name)} />
          <BarList.Value valueFormatter={(value) => value.toLocaleString("en-US")} />
        </BarList.Content>
      </BarList.Root>
    </div>
  );
}
