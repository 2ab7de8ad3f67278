import { Box, Button, EmptyState, Grid } from "@chakra-ui/react";
import { useNavigate } from "react-router-dom";
import { loadError } from "../../shared/messages";
import { Icon } from "../../ui/Icon";
import { LazyImage } from "../../ui/images/LazyImage";
import { Link } from "../../ui/Link";
import { EditorForm } from "../editor/EditorForm";
import { FormSkeleton } from "../editor/FormSkeleton";
import { useRowToEdit } from "../editor/useRowToEdit";
import { panelMessages } from "../messages";
import { adminTabAddress } from "../shell/adminTabs";
import { ErrorAlert } from "../shell/ErrorAlert";
import { imageConfig } from "./imageConfig";

/** The form for one uploaded image, with a link back to all images. */
export function ImageForm({ id }: { id: string }) {
  const { row, failure, isLoading, isMissing, retry } = useRowToEdit(imageConfig, id);
  const navigate = useNavigate();
  const list = adminTabAddress("images");
  return (
    <Grid gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
      <Button asChild justifySelf="start" size="sm" variant="ghost">
        <Link to={list}>
          <Icon name="arrowLeft" size={16} />
          All images
        </Link>
      </Button>
      {isLoading && <FormSkeleton />}
      {failure && <ErrorAlert message={loadError("the images", failure.message)} onRetry={retry} />}
      {isMissing && (
        <EmptyState.Root>
          <EmptyState.Title as="h2">{panelMessages.rowMissing}</EmptyState.Title>
          <EmptyState.Description>{panelMessages.rowGoneText}</EmptyState.Description>
        </EmptyState.Root>
      )}
      {row?.path && (
        <Box borderRadius="m" css={{ "& > span": { h: "180px", w: "min(320px, 100%)" } }}>
          <LazyImage
            alt={row.values["alt"] === "" ? "The image" : String(row.values["alt"])}
            fallback={null}
            isEager
            src={row.path}
          />
        </Box>
      )}
      {row && (
        <EditorForm
          config={imageConfig}
          defaults={row.values}
          onAddAgain={() => undefined}
          onLeave={() => void navigate(list)}
          row={row}
        />
      )}
    </Grid>
  );
}
