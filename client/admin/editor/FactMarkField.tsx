/**
 * A checkbox that says that the editor has compared the changed facts with a source. It is hidden if the form changes
 * no facts.
 */
import { urlMax } from "../../../shared/textLimits";
import { Box, Checkbox, Flex, Input, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import type { FormValues } from "../fields/fields";
import { useForms } from "../fields/FieldFrame";
import { changedFacts, type FactMark, nameFacts } from "./saving/useFactMark";

export function FactMarkField({ base, mark }: { base: FormValues; mark: FactMark }) {
  const { fields, form } = useForms();
  const facts = changedFacts(fields, base, useWatch({ control: form.control }) as FormValues);
  const { isMarked, isSourceWrong } = mark;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSourceWrong) input.current?.focus();
  }, [isSourceWrong]);
  if (facts.length === 0) return null;
  return (
    <Flex align="center" columnGap="4" data-fact-mark flexBasis="100%" rowGap="1" wrap="wrap">
      <Checkbox.Root
        alignItems="center"
        checked={isMarked}
        minH="24px"
        onCheckedChange={({ checked }) => mark.setIsMarked(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>Mark as checked: {nameFacts(facts)}</Checkbox.Label>
      </Checkbox.Root>
      {isMarked && (
        <Box flex="1 1 220px" maxW="420px" minW="0">
          <Input
            aria-describedby={isSourceWrong ? "fact-source-error" : undefined}
            aria-invalid={isSourceWrong || undefined}
            aria-label="Source of the checked facts"
            autoComplete="off"
            fontSize="sm"
            inputMode="url"
            maxLength={urlMax}
            minH="32px"
            onChange={({ target }) => mark.setSource(target.value)}
            placeholder="Source URL (optional)"
            ref={input}
            value={mark.source}
          />
          {isSourceWrong && (
            <Text color="warn" fontSize="sm" fontWeight={600} id="fact-source-error" role="alert">
              Enter a URL that starts with https:// or http://.
            </Text>
          )}
        </Box>
      )}
    </Flex>
  );
}
