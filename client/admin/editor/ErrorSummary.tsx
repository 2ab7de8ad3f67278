import { Box, Grid, Link } from "@chakra-ui/react";
import { useFormState } from "react-hook-form";
import { fieldNames } from "../fields/fieldTable";
import { fieldId, useForms } from "../fields/FieldFrame";
import { ERROR_SUMMARY_ID } from "./saving/saveFailure";
import { plural } from "../../shared/format/plural";

/**
 * Lists the errors that prevent saving. Each error links to its field, and screen readers announce the list
 * immediately.
 */
export function ErrorSummary() {
  const { form, fields } = useForms();
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const wrong = fieldNames(fields).filter((name) => errors[name]);
  const whole = errors.root?.message;
  // Saving a draft does not submit the form, but the server may still reject the draft.
  const isRejected = whole !== undefined || wrong.some((name) => errors[name]?.type === "server");
  const isShown = isRejected || (isSubmitted && wrong.length > 0);

  return (
    // The region is always rendered, because screen readers would otherwise miss the first error. An empty region takes
    // no space.
    <Box _empty={{ position: "absolute" }} aria-live="assertive" id={ERROR_SUMMARY_ID} role="alert" tabIndex={-1}>
      {isShown && (
        <Box bg="warn.soft" border="1px solid" borderColor="warn" borderRadius="m" color="warn" p="4">
          {wrong.length > 0 && (
            <p>
              <strong>Fix {plural(wrong.length, "field")}</strong>
            </p>
          )}
          <Grid as="ul" gap="1" mt="1">
            {wrong.map((name) => (
              <li key={name}>
                <Link
                  color="inherit"
                  display="inline-block"
                  minH="24px"
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.setFocus(name);
                  }}
                  textDecoration="underline"
                  textUnderlineOffset="3px"
                >
                  {fields[name]?.label}: {String(errors[name]?.message ?? "")}
                </Link>
              </li>
            ))}
            {whole && <li>{whole}</li>}
          </Grid>
        </Box>
      )}
    </Box>
  );
}
