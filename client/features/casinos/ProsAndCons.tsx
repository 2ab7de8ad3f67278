import { Icon } from "../../shared/ui/Icon";

interface ProsAndConsProps {
  pros: readonly string[];
  cons: readonly string[];
}

/** What speaks for a casino and what against it, side by side. */
export function ProsAndCons({ pros, cons }: ProsAndConsProps) {
  if (pros.length + cons.length === 0) return null;
  return (
    <div className="pros-and-cons">
      <section className="pros">
        <h3>What we like</h3>
        <PointList points={pros} icon="check" none="Nothing stands out yet." />
      </section>
      <section className="cons">
        <h3>What we don't</h3>
        <PointList points={cons} icon="minus" none="Nothing to hold against it so far." />
      </section>
    </div>
  );
}

interface PointListProps {
  points: readonly string[];
  icon: "check" | "minus";
  none: string;
}

function PointList({ points, icon, none }: PointListProps) {
  if (points.length === 0) return <p className="muted">{none}</p>;
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <Icon name={icon} size={16} />
          {point}
        </li>
      ))}
    </ul>
  );
}
