import type { Random } from '../support/random.ts';
import { lists } from './words.ts';

/** Sentences with gaps: `<kind>` is replaced by a word of that kind. */
const plain = [
  'The <quality> <path> behind <place> is where a <person> will <action> the <part> <time>.',
  'A cart <motion> along the <path> with <load> and <load>, and the <person> has a hand for the <part>.',
  'Ask the <person> at <place> to <action> the <part> <time>, <reason>.',
  'Between the <path> and the <path> the ground turns <quality> <time>.',
  'Keep <load> away from the <part>, <reason>.',
  'Our <person> would rather <action> the <part> twice than leave it <quality>.',
  'When a cart <motion> near <place>, the <person> moves the <load> to the <quality> side.',
  'To <action> the <part> takes a cloth, a <quality> spot and some patience <time>.',
  'It <motion> well on a <quality> <path>, less so where <load> lie in the way.',
  'The <part> and the <part> want a look <time>, <reason>.',
  '<Person> and <person> share the <path>, so whoever brings <load> gives way.',
  'At <place> they <action> the <part> while the <load> are still in the shed.',
  'No <person> likes a <quality> seat, so <action> the <part> and air the cover <time>.',
  'Load the <load> low and the <load> on top, then <action> the <part>, <reason>.',
  'The way to <place> follows a <quality> <path> and then <motion> into a <quality> <path>.',
  'If the <part> feels <quality>, let the cart roll to the <path> and <action> the <part> there.',
];

/** Sentences with a reference to a fact, as authors write them. */
const referring = [
  'Call {{ dealer.phone | phone }} and the <person> at the desk will talk about the <path> at <place>.',
  'The workshop is open {{ hours.service | hours }}, <reason>.',
  'A truck from {{ dealer.name }} finds the <path> at <place> with the <load> on board.',
  'Delivery beyond the free distance costs {{ delivery.feePerMile | usd }} for each further mile, even to <place>.',
  'White glove delivery is {{ delivery.whiteGloveFee | usd }}, and the driver will <action> the <part> as well.',
  'The workshop charges {{ laborRate.perHour | usd }} an hour, also where it has to <action> the <part>.',
  'For {{ delivery.sameDayCancellationFee | usd }} the truck that you cancel on the same day is paid, and the <load> stay where they are.',
  'Everybody in {{ dealer.county }} knows a <quality> <path> like that of <place>.',
];

/** Sentences about a vehicle, by its slug. */
const ofVehicle = [
  'The {{ vehicles.<slug>.name }} goes {{ vehicles.<slug>.range | miles }} on a charge, past <place> and along the <path>.',
  'At {{ vehicles.<slug>.price | usd }} the {{ vehicles.<slug>.name }} suits a <person> with <load>.',
];

/** Writes whole sentences about a place. Two pages share few sequences of words. */
export class Writer {
  readonly #random: Random;
  readonly #place: string;

  constructor(random: Random, place: string) {
    this.#random = random;
    this.#place = place;
  }

  sentence(): string {
    return this.#fill(this.#random.pick(plain));
  }

  paragraph(sentences: number): string {
    return Array.from({ length: sentences }, () => this.sentence()).join(' ');
  }

  /** A paragraph with two facts, and some facts about a vehicle. */
  paragraphOfFacts(slugs: readonly string[]): string {
    const vehicle = this.#random.pick(ofVehicle).replaceAll('<slug>', this.#random.pick(slugs));
    const taking = [...this.#random.some(referring, 2), vehicle].map((text) => this.#fill(text));
    return [this.sentence(), taking[0], this.sentence(), taking[1], taking[2]].join(' ');
  }

  words(pattern: string): string {
    return this.#fill(pattern);
  }

  #fill(pattern: string): string {
    return pattern.replaceAll('<place>', this.#place).replaceAll(/<([a-z]+)>/gi, (_, kind: string) => {
      const word = this.#random.pick(lists[kind.toLowerCase() as keyof typeof lists]);
      return kind === kind.toLowerCase() ? word : word[0]!.toUpperCase() + word.slice(1);
    });
  }
}
