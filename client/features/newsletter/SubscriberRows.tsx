import { asEditor } from "../../graphql/asEditor";
import { useEraseSubscriberMutation } from "../../graphql/documents/eraseSubscriber";
import { failureOf } from "../../graphql/failure";
import type { NewsletterSubscriptionsQuery } from "../../graphql/generated";
import { useConfirm } from "../../shared/confirm";
import { messages, subscriberErased, subscriberMissing } from "../../shared/messages";
import { showToast } from "../../shared/toasts";
import { REMOVES, useRemovalFocus } from "../../shared/useRemovalFocus";
import { Moment } from "../../shared/ui/Moment";

interface SubscriberRowsProps {
  rows: NewsletterSubscriptionsQuery["newsletterSubscriptions"]["nodes"];
  /** How many there are on all pages: the next one moves up where one is erased. */
  totalCount: number;
  /** Another page is on its way. */
  isBusy: boolean;
  onErased: () => void;
}

/** A page of the newsletter list. */
export function SubscriberRows({ rows, totalCount, isBusy, onErased }: SubscriberRowsProps) {
  const confirm = useConfirm();
  const [erase] = useEraseSubscriberMutation({ context: asEditor.context });
  const { area, noteRemoval } = useRemovalFocus<HTMLTableSectionElement>(totalCount);

  async function handleErase(email: string, position: number) {
    const isAgreed = await confirm({
      title: "Erase this address?",
      text: `${email} will be gone from the server's newsletter list, with all that is kept beside it. This can't be undone.`,
      action: "Erase",
    });
    if (!isAgreed) return;
    try {
      const { data } = await erase({ variables: { email } });
      noteRemoval(position);
      showToast({ ...(data?.eraseSubscriber ? subscriberErased(email) : subscriberMissing(email)), tone: "success" });
      onErased();
    } catch (error) {
      showToast({ title: messages.error, description: failureOf(error).message, tone: "error" });
    }
  }

  if (rows.length === 0) return <p className="record-empty">No address to show.</p>;
  return (
    <table className="figures" aria-busy={isBusy}>
      <caption className="sr-only">Newsletter subscribers, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Joined (UTC)</th>
          <th scope="col" className="only-wide">
            On page
          </th>
          <th scope="col">
            <span className="sr-only">Erase</span>
          </th>
        </tr>
      </thead>
      <tbody ref={area}>
        {rows.map(({ id, email, subscribedAt, pagePath }, position) => (
          <tr key={id}>
            <td className="is-long">{email}</td>
            <td>
              <Moment iso={subscribedAt} />
            </td>
            <td className="only-wide is-long">{pagePath ?? "-"}</td>
            <td className="is-number">
              <button
                type="button"
                className="btn btn-quiet btn-sm is-removing"
                aria-label={`Erase ${email}`}
                onClick={() => void handleErase(email, position)}
                {...REMOVES}
              >
                Erase
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
