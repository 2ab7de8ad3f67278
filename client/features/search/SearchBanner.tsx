import { PageBanner } from "../../ui/PageBanner";

/** The banner of the search page, which is the same for every search. */
export function SearchBanner() {
  return (
    <PageBanner
      description="Search by name, description, game provider, payment method or license."
      icon="search"
      title="Advanced Search"
    />
  );
}
