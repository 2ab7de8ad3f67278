import { useSite } from "../../shared/site";
import { image, logo, pageWidth, panel, ring, skeleton } from "../../theme/classes";
import { recipeClass, slotClass } from "../../theme/classNames";
import type * as recipes from "./casinos.recipe";

const review = slotClass<typeof recipes.review>("review");
const reviewTop = recipeClass<typeof recipes.reviewTop>("review-top");
const reviewTabs = recipeClass<typeof recipes.reviewTabs>("review-tabs");
const reviewBody = recipeClass<typeof recipes.reviewBody>("review-body");

/** The skeleton of a review. Its blocks have the same heights as those of a review. */
export function CasinoReviewSkeleton() {
  const { name } = useSite();
  return (
    <div role="status" aria-label="Loading review">
      <title>{`Casino Review | ${name}`}</title>
      <div className={reviewTop()} aria-hidden="true">
        <div className={pageWidth()}>
          <span className={skeleton({ shape: "back" })} />
          <div className={review("head")}>
            <span className={`${image()} ${skeleton()} ${logo({ size: 88 })}`} />
            <div className={review("name")}>
              <span className={skeleton({ shape: "heading" })} />
            </div>
            <div className={review("trust")}>
              <span className={`${skeleton()} ${ring("root")}`} />
            </div>
            <div className={review("detail")}>
              <span className={skeleton({ shape: "detail" })} />
              <span className={skeleton({ shape: "figures" })} />
            </div>
            <div className={review("actions")}>
              <span className={skeleton({ shape: "actions" })} />
            </div>
          </div>
        </div>
      </div>
      <div className={reviewTabs()} aria-hidden="true">
        <div className={pageWidth()}>
          <span className={skeleton({ shape: "tabs" })} />
        </div>
      </div>
      <div className={`${pageWidth()} ${reviewBody()}`} aria-hidden="true">
        <div className={panel()}>
          <span className={skeleton({ shape: "title" })} />
          <span className={skeleton({ shape: "lines" })} />
        </div>
        <div className={panel()}>
          <span className={skeleton({ shape: "title" })} />
          <span className={skeleton({ shape: "lines" })} />
        </div>
      </div>
    </div>
  );
}
