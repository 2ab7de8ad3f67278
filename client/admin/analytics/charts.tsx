/** The report's charts. This module and its chart library load when the first chart appears. */
import { Box, Grid } from "@chakra-ui/react";
import { BarList, type BarListData, Chart, useChart } from "@chakra-ui/charts";
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { formatDay } from "../../shared/format/dates";
import type { DayFigure, RankedFigure } from "./chartFigures";

interface DayChartProps {
  days: readonly DayFigure[];
  /** What the numbers count, such as 'page views'. */
  unit: string;
  /** Describes the chart to screen readers. */
  label: string;
}

/** Shows a number for each day as an area chart. */
export function DayChart({ days, unit, label }: DayChartProps) {
  const chart = useChart({ data: [...days], series: [{ name: "value", color: "accent" }] });
  return (
    <Box aria-label={label} fontSize="xs" h="100%" minH="220px" role="img">
      <Chart.Root chart={chart} aspectRatio="auto" h="100%">
        <AreaChart responsive accessibilityLayer={false} data={chart.data} margin={{ top: 8, right: 8 }}>
          <CartesianGrid stroke={chart.color("line")} vertical={false} />
          <XAxis
            dataKey="day"
            axisLine={false}
            minTickGap={40}
            stroke={chart.color("ink.3")}
            tickFormatter={(day: string) => formatDay(day, { hasYear: false })}
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
    </Box>
  );
}

interface DayNoteProps {
  unit: string;
  /** The hovered day. The chart library passes it. */
  payload?: readonly { payload?: DayFigure }[];
}

function DayNote({ unit, payload }: DayNoteProps) {
  const point = payload?.[0]?.payload;
  if (!point) return null;
  return (
    <Grid
      bg="surface"
      border="1px solid"
      borderColor="line.strong"
      borderRadius="s"
      boxShadow="card"
      fontSize="xs"
      px="3"
      py="2"
    >
      {formatDay(point.day)}
      <b>
        {point.value.toLocaleString("en-US")} {unit}
      </b>
    </Grid>
  );
}

interface RankChartProps {
  rows: readonly RankedFigure[];
  label: string;
}

/** Shows a ranking as a bar chart. */
export function RankChart({ rows, label }: RankChartProps) {
  // The chart library identifies rows by name, but two rows can have the same name. The chart therefore uses ids.
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const chart = useChart<BarListData>({
    data: rows.map(({ id, value }) => ({ name: id, value })),
    series: [{ name: "name", color: "accent.soft" }],
  });
  return (
    // The library would otherwise break words that fit on one line.
    <Box
      aria-label={label}
      css={{ "& div": { wordBreak: "normal", overflowWrap: "anywhere" } }}
      fontSize="sm"
      lineHeight={1.3}
      role="img"
    >
      <BarList.Root chart={chart} barSize="9">
        <BarList.Content>
          <BarList.Bar label={({ payload }) => names.get(payload.name)} />
          <BarList.Value valueFormatter={(value) => value.toLocaleString("en-US")} />
        </BarList.Content>
      </BarList.Root>
    </Box>
  );
}
