import { supportOrganisations, type SupportOrganisation } from "../content/playSafe";
import { Icon } from "../shared/ui/Icon";
import { NotYetButton } from "../shared/ui/NotYetButton";

/** Who helps. The website and the telephone are real links, since the contact button does nothing yet. */
export function SupportOrganisations() {
  return (
    <section aria-labelledby="help">
      <div className="section-head">
        <h2 id="help">Support organisations</h2>
        <p className="muted small">Free, confidential, and used to the first call being the hardest.</p>
      </div>
      <ul className="support-grid">
        {supportOrganisations.map((organisation) => (
          <li key={organisation.name}>
            <SupportCard organisation={organisation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SupportCard({
  organisation: { name, description, country, website, phone },
}: {
  organisation: SupportOrganisation;
}) {
  return (
    <article className="card support">
      <p className="tiny">{country}</p>
      <h3>{name}</h3>
      <p className="muted small">{description}</p>
      <div className="support-ways">
        <a className="support-phone" href={`tel:${phone.replaceAll(/\D/g, "")}`}>
          <Icon name="phone" /> {phone}
        </a>
        <a className="link row-link" href={website} rel="noopener">
          {new URL(website).host.replace("www.", "")} <Icon name="external" size={16} />
        </a>
        <NotYetButton className="btn-sm">
          Contact <span className="sr-only">{name}</span>
        </NotYetButton>
      </div>
    </article>
  );
}
