import { PageBanner } from "../../shared/ui/PageBanner";

/** The head of the search page, which is the same whatever is searched for. */
export function SearchBanner() {
  return (
    <PageBanner
      description="By name, description, game provider, payment method or license."
      icon="search"
      title="Advanced Search"
    />
  );
}
