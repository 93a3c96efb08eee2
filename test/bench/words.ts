/** The words in the sentences of generated pages. None of them names a fact or has a figure. */
export const words = {
  path: `lane, track, drive, farm road, boardwalk, orchard row, towpath, courtyard, avenue, greenway, service road, loading bay,
    garden path, campground loop, marina dock, nursery aisle, stable yard, fairground, parade route, vineyard row, quarry road,
    cemetery walk, school yard, hospital campus, village square, ridge trail, levee, meadow edge, cul-de-sac, gravel pit`,
  part: `brake pedal, seat cushion, windshield, rear axle, charger cable, tire tread, steering wheel, roof support, mirror bracket,
    battery terminal, floor mat, wheel nut, dash light, hitch pin, cup holder, side curtain, tail lamp, suspension arm, parking brake,
    horn button, wiring harness, rain gutter, grab handle, storage tray, key switch, drain plug, fuse box, bumper trim`,
  person: `gardener, groundskeeper, teacher, neighbor, caterer, florist, coach, grandparent, photographer, carpenter, plumber, innkeeper,
    beekeeper, volunteer, warden, lifeguard, painter, musician, surveyor, librarian, farmer, usher, nurse, postal carrier, baker,
    potter, guide, ranger, caretaker, bridesmaid`,
  load: `mulch, folding chairs, wine crates, toolboxes, hay bales, flower pots, suitcases, lanterns, paint buckets, picnic baskets,
    fishing gear, music stands, feed sacks, bricks, ladders, firewood, apple boxes, linen, trophies, water jugs, tents, saddles,
    paper rolls, seedlings, ropes, tablecloths, sandbags, banners, coolers, kayak paddles`,
  quality: `quiet, steady, narrow, shaded, dusty, gentle, sturdy, bright, damp, uneven, sheltered, crowded, winding, smooth, breezy, frosty,
    sunny, muddy, slippery, open, leafy, steep, pleasant, tidy, weathered, wide, mossy, sandy, cool, lively`,
  action: `polish, inspect, tighten, rinse, cover, replace, loosen, measure, straighten, dry, fasten, brush, test, adjust, lift, wipe, level,
    secure, unplug, lubricate, photograph, label, fold, trim, sweep, sort, stack, balance, drain, warm`,
  motion: `rolls, climbs, turns, glides, stops, coasts, backs up, slows, waits, creeps, swings, passes, settles, starts, leans, circles`,
  time: `before breakfast, after the rain, at dusk, in late summer, on a market morning, during harvest, at the end of a shift,
    when the fog lifts, in early spring, on a windy afternoon, after the first frost, before the guests arrive, when the gates close,
    at lunch, on a holiday, during a parade, when the leaves fall, after a concert, in a dry spell, at low tide`,
  reason: `because the ground stays soft there, since nobody likes to push, so that the bed stays level, because the corner is blind,
    since the shade keeps it cool, so that the driver sees the curb, because gravel works loose, since children cross there,
    so that the load cannot shift, because salt creeps into joints, since the breeze dries it, so that the charger stays clean,
    because dew sits under the cover, since wet leaves hide roots, so that the gate can close, because the slope is longer than it looks`,
  first: `Alder, Amber, Barn, Birch, Bracken, Briar, Cedar, Chestnut, Clover, Copper, Crane, Dapple, Drake, Elder, Fern, Finch, Flint, Fox,
    Gander, Gorse, Hazel, Heron, Hollin, Ivy, Juniper, Kestrel, Larch, Linden, Maple, Marlow, Mallard, Nettle, Oriole, Otter, Pepper, Plover,
    Quince, Raven, Rowan, Saffron, Sorrel, Sparrow, Tansy, Teal, Thistle, Umber, Walnut, Willow, Yarrow, Zinnia`,
  last: `acre, bank, beck, bend, bloom, bourne, bridge, brook, burn, combe, copse, croft, dale, dell, down, edge, fall, fell, ford, garth,
    gate, glen, grove, hatch, haven, hay, heath, hedge, hill, holt, hurst, ings, knoll, lea, leaf, marsh, mead, mere, mill, moor, nook,
    patch, pike, pond, reach, ridge, rise, shaw, slope, stead, thorpe, wick`,
  kind: `Farm, Lane, Orchard, Court, Gardens, Yard, Stables, Meadow, Commons, Terrace`,
  topic: `Driving, Parking, Charging, Hauling, Cleaning, Winter Care, First Rides, Rainy Days, Guest Rides, Quiet Mornings`,
};

type Words = { [Kind in keyof typeof words]: string[] };

/** The words as lists, by kind. */
export const lists = Object.fromEntries(
  Object.entries(words).map(([kind, text]) => [kind, text.split(',').map((word) => word.trim().replace(/\s+/g, ' '))]),
) as Words;
