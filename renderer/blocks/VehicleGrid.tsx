import type { VehicleGridBlock } from '../../schemas/generated/blocks/vehicle-grid.ts';
import * as layout from '../layout/layout.css.ts';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import { VehicleCard } from '../ui/VehicleCard.tsx';

export default function VehicleGrid(props: VehicleGridBlock) {
  const { id, heading, text, vehicles, detail = 'teaser', actions } = props;
  if (vehicles.length === 0) return null;
  return (
    <Section id={id} heading={heading} lead={text}>
      <ul className={layout.columns.three}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.slug}>
            <VehicleCard vehicle={vehicle} detail={detail} />
          </li>
        ))}
      </ul>
      <Actions actions={actions} />
    </Section>
  );
}
