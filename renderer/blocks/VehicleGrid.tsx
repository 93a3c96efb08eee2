import type { VehicleGridBlock } from '../../schemas/generated/blocks/vehicle-grid.ts';
import { Columns } from '../layout/Columns.tsx';
import { Section } from '../layout/Section.tsx';
import { Actions } from '../ui/Action.tsx';
import { VehicleCard } from '../ui/VehicleCard.tsx';

export default function VehicleGrid(props: VehicleGridBlock) {
  const { id, heading, text, vehicles, detail = 'teaser', actions = [] } = props;
  return (
    <Section id={id} heading={heading} lead={text}>
      <Columns>
        {vehicles.map((vehicle) => (
          <VehicleCard key={vehicle.slug} vehicle={vehicle} detail={detail} />
        ))}
      </Columns>
      {actions.length === 0 ? null : <Actions actions={actions} />}
    </Section>
  );
}
