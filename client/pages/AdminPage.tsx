import { Container, Link, Text } from "@chakra-ui/react";
import { paths } from "../shared/paths";
import type { PageProps } from "../shared/route";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";

/** Stands where the panel will be. */
export function AdminPage({ match: { path } }: PageProps) {
  return (
    <>
      <PageHead description="The admin panel of HonestOdds." isNoIndex path={path} title="Casino Admin Panel" />
      <PageBanner icon="lock" title="Casino Admin Panel" />
      <Container maxW="page" mx="auto" px={{ base: "4", md: "6" }} py="10">
        <Text color="ink.2" fontSize="lg" maxW="text">
          The panel is not part of this release yet; until it is, every operation that it will use can be tried in the{" "}
          <Link color="accent" fontWeight="600" href={paths.playground} textDecoration="underline">
            playground
          </Link>
          .
        </Text>
      </Container>
    </>
  );
}
