/** The tab with the facts that editors must check. The most urgent facts come first. */
import { Button, Card, chakra, EmptyState, Flex, Grid, Kbd, Skeleton, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import type { FactProblem } from "../../graphql/schemaTypes.generated";
import { loadError } from "../../shared/messages";
import { CASINO_PARAMETER } from "../../shared/paths";
import { formatCount } from "../../../shared/formatCount";
import { plural } from "../../shared/format/plural";
import { CasinoChooser, useCasinoChoice } from "../bonuses/CasinoCombobox";
import { useListPlace } from "../list/listPlace";
import { useListFocus, useSingleKeys } from "../list/useListKeys";
import { ErrorAlert } from "../shell/ErrorAlert";
import { FactTable, problemLabels } from "./FactTable";
import { useFactQueue } from "./useFactQueue";

const TITLE_ID = "facts-title";

const problems = Object.keys(problemLabels) as FactProblem[];

export function FactsTab() {
  const [parameters, setParameters] = useSearchParams();
  const problem = problems.find((each) => each === parameters.get("problem")) ?? null;
  const casinoId = parameters.get(CASINO_PARAMETER);
  const casino = useCasinoChoice(casinoId ?? "");
  const queue = useFactQueue(problem, casinoId);
  const { facts, failure, isLoading, retry, confirmedCount, countOf, confirm, dismiss, requestOf } = queue;
  const hasKeys = useSingleKeys();
  const section = useRef<HTMLDivElement>(null);
  useListFocus(section, TITLE_ID);
  useListPlace(facts !== null && !isLoading);

  function handleChoose(chosen: FactProblem | null, chosenCasino = casinoId) {
    const tab = parameters.get("tab") ?? "";
    const filters = { ...(chosen && { problem: chosen }), ...(chosenCasino && { [CASINO_PARAMETER]: chosenCasino }) };
    setParameters({ tab, ...filters }, { replace: true });
  }

  return (
    <Grid aria-labelledby={TITLE_ID} as="section" gap="3.5" gridTemplateColumns="minmax(0, 1fr)" ref={section}>
      <chakra.h2 id={TITLE_ID} outline="none" tabIndex={-1}>
        Facts to check
      </chakra.h2>
      <Text color="ink.2" maxW="80ch" mt="-2">
        Compare each fact with its source. “Still correct” marks the fact as checked today and moves to the next one, so
        you can keep pressing Enter. To correct a fact, open its form. If visitors' reports are wrong, dismiss them
        {hasKeys && (
          <>
            {" "}
            (<Kbd color="inherit">d</Kbd>)
          </>
        )}
        .
      </Text>
      <Flex align="center" gap="2" wrap="wrap">
        <ProblemFilter countOf={countOf} onChoose={handleChoose} problem={problem} />
        <CasinoChooser onChoose={(chosen) => handleChoose(problem, chosen)} />
        {casinoId && (
          <Button aria-pressed onClick={() => handleChoose(problem, null)} variant="subtle">
            Casino: {casino?.name ?? "..."}
          </Button>
        )}
        <Text color="ink.2" fontSize="sm" role="status">
          {confirmedCount > 0 && `${plural(confirmedCount, "fact")} confirmed.`}
        </Text>
      </Flex>
      {failure && <ErrorAlert message={loadError("the facts", failure.message)} onRetry={retry} />}
      {!facts && isLoading && <QueueSkeleton />}
      {facts && facts.length > 0 && (
        <FactTable facts={facts} isStale={isLoading} onConfirm={confirm} onDismiss={dismiss} requestOf={requestOf} />
      )}
      {facts?.length === 0 && !isLoading && !failure && (
        <EmptyState.Root>
          <EmptyState.Title as="h3">Nothing to check right now</EmptyState.Title>
          {(problem || casinoId) && (
            <Button mt="3" onClick={() => handleChoose(null, null)}>
              Show all facts to check
            </Button>
          )}
        </EmptyState.Root>
      )}
    </Grid>
  );
}

interface ProblemFilterProps {
  problem: FactProblem | null;
  countOf: (problem: FactProblem) => number | null;
  onChoose: (problem: FactProblem | null) => void;
}

function ProblemFilter({ problem, countOf, onChoose }: ProblemFilterProps) {
  return (
    <Flex aria-label="Show facts that are" gap="2" role="group" wrap="wrap">
      <Button aria-pressed={problem === null} onClick={() => onChoose(null)} variant="subtle">
        All
      </Button>
      {problems.map((each) => {
        const count = countOf(each);
        return (
          <Button aria-pressed={problem === each} key={each} onClick={() => onChoose(each)} variant="subtle">
            {problemLabels[each]}
            {count !== null && ` (${formatCount(count)})`}
          </Button>
        );
      })}
    </Flex>
  );
}

function QueueSkeleton() {
  return (
    <Card.Root aria-label="Loading facts" display="grid" gap="4" role="status">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Skeleton h="40px" key={line} />
      ))}
    </Card.Root>
  );
}
