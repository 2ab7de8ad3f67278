/** If an accent color is hard to read, offers the nearest readable color before the editor saves. */
import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useWatch } from "react-hook-form";
import { accentContrast, isHexColor, isReadableAccent, minContrast, nearestAccent } from "../../../shared/accent";
import { useForms } from "../fields/FieldFrame";

const accents = [
  { name: "accentLight", theme: "light" },
  { name: "accentDark", theme: "dark" },
] as const;

export function AccentTool() {
  const { form } = useForms();
  const values = useWatch({ control: form.control, name: ["accentLight", "accentDark"] }).map(String);
  return (
    <div aria-live="polite">
      {accents.map(({ name, theme }, at) => {
        const color = values[at]!.trim();
        if (!isHexColor(color) || isReadableAccent(theme, color)) return null;
        const nearest = nearestAccent(theme, color);
        const take = () => form.setValue(name, nearest, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        return (
          <Flex align="center" columnGap="3" key={name} rowGap="2" wrap="wrap">
            <Text fontSize="sm">
              The contrast of {color} in the {theme} theme is {accentContrast(theme, color).toFixed(1)}. Text needs at
              least {minContrast}.
            </Text>
            <Button onClick={take} size="sm">
              <chakra.span bg={nearest} borderRadius="s" boxSize="14px" />
              Use {nearest}
            </Button>
          </Flex>
        );
      })}
    </div>
  );
}
