import { Card, Skeleton } from "@chakra-ui/react";

/** Replaces a form while its row loads. */
export function FormSkeleton() {
  return (
    <Card.Root aria-label="Loading" minH="50dvh" role="status">
      <Skeleton h="32px" w="min(320px, 70%)" />
    </Card.Root>
  );
}
