// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What you can write in a schema of this project: keywords of JSON Schema, and annotations that tell rules and pages what values mean. A path leads from one key to another, with dots. A pattern is a path from the top of the facts, in which * matches any single step.
 */
export interface Annotations {
/**
 * Version of JSON Schema.
 */
$schema?: string
/**
 * Name of the file.
 */
$id?: string
/**
 * Where the schema itself is.
 */
$ref?: string
/**
 * What the value is, for the person who writes it.
 */
description?: string
/**
 * Type of the value.
 */
type?: (("string" | "number" | "integer" | "boolean" | "object" | "array" | "null") | string[])
/**
 * The allowed values.
 * 
 * @minItems 1
 */
enum?: unknown[]
/**
 * Example values.
 * 
 * @minItems 1
 */
examples?: unknown[]
/**
 * True if the build fills it in.
 */
readOnly?: boolean
/**
 * The kind of text or map: a link, a picture, a photograph, an email address, prose in Markdown, or a fact by its path.
 */
format?: ("link" | "image" | "photograph" | "email" | "prose" | "fact")
/**
 * Regular expression that the text must match.
 */
pattern?: string
/**
 * What the pattern or format asks for, in words that follow "Write". The message about a wrong value uses them.
 */
form?: string
/**
 * Minimum number of characters.
 */
minLength?: number
/**
 * Maximum number of characters.
 */
maxLength?: number
/**
 * Minimum.
 */
minimum?: number
/**
 * Maximum.
 */
maximum?: number
/**
 * The value must be greater than this.
 */
exclusiveMinimum?: number
/**
 * The value must be less than this.
 */
exclusiveMaximum?: number
/**
 * The value must be a multiple of this.
 */
multipleOf?: number
/**
 * Required keys of a map.
 * 
 * @minItems 0
 */
required?: string[]
/**
 * Minimum number of keys.
 */
minProperties?: number
/**
 * Maximum number of keys.
 */
maxProperties?: number
/**
 * Minimum number of entries.
 */
minItems?: number
/**
 * Maximum number of entries.
 */
maxItems?: number
/**
 * True if no two entries may be the same.
 */
uniqueItems?: boolean
/**
 * What people call the fact, key or block, in sentence case and without the name of the business.
 */
title?: string
/**
 * More names for it. A text that uses one is about this fact. If somebody writes one in place of the real name, the message suggests that.
 * 
 * @minItems 1
 */
aliases?: string[]
/**
 * What kind of figure the value is, so that texts can be checked against it.
 */
figure?: {
/**
 * Kind of figure.
 */
kind: ("money" | "distance" | "duration" | "speed" | "weight" | "count" | "percent" | "age" | "rating" | "phone" | "hours" | "time" | "date" | "address" | "email")
/**
 * What one price covers, as a single word.
 */
per?: string
/**
 * What is counted, in the singular.
 */
unit?: string
/**
 * What it is the time of, if a text must say so.
 */
subject?: string
/**
 * Counts only days when the business is open.
 */
business?: true
/**
 * Nouns that can follow the number. The first covers all of them.
 * 
 * @minItems 1
 */
nouns?: string[]
}
/**
 * Phrases that say a value without a figure, by value. A text with such a phrase next to the entry's name must agree with the value.
 */
wordings?: {
/**
 * The phrases.
 * 
 * @minItems 1
 */
[k: string]: string[]
}
/**
 * The map is the business whose site this is. Titles, search engines, cards and dates take its name, url, phone and timeZone.
 */
runsSite?: true
/**
 * The block shows the main heading of its page. A page has only one.
 */
headsPage?: true
/**
 * The text is about a place and its history. A name that is not ours is a mistake here only in a sentence about something that the site has records of.
 */
tellsOfPlaces?: true
/**
 * Minimum width in pixels for a photograph to be sharp in this place.
 */
leastWidth?: number
/**
 * No two entries of the collection may have the same value here. Given a pattern: nor the same as a value that it finds.
 */
unique?: (true | string)
/**
 * Folder of pages whose files are records of this schema. It is also the name of the collection of facts that they form.
 */
records?: string
/**
 * The text must be the name of an entry in this collection.
 */
entryOf?: string
/**
 * The text must be one of the values that this pattern finds.
 */
valueIn?: string
/**
 * More values that a text with entryOf or valueIn may have.
 * 
 * @minItems 1
 */
also?: string[]
/**
 * Paths to values that must be the same in this entry and in the entry named by entryOf.
 * 
 * @minItems 1
 */
agrees?: string[]
/**
 * Texts next to this one. Each names the same entry as entryOf or valueIn, and no other entry of that kind.
 * 
 * @minItems 1
 * 
 * Items: A text.
 */
namedIn?: {
/**
 * Path to the text.
 */
key: string
/**
 * The text must name it.
 */
always?: true
/**
 * The text ends with the name.
 */
atEnd?: true
}[]
/**
 * The entry must be within this many miles of the one that it names by entryOf.
 */
near?: number
/**
 * For an annotation: where its paths start. In the value, in each of its entries, in the map around it, or at the top of the facts.
 */
pathsFrom?: ("value" | "entries" | "holder" | "facts")
/**
 * Each entry in the list must also list this one.
 */
mutual?: true
/**
 * Pattern of texts. At least one of them must name each entry of this collection.
 */
usedBy?: string
/**
 * The command `new` uses this name for an entry of this collection.
 */
startedAs?: string
/**
 * What `new` creates along with an entry of this collection, because the entry would show nothing without it.
 * 
 * @minItems 1
 */
startedWith?: string[]
/**
 * Lists that must name every entry of this collection, by a link to its page or by a reference to it. The command `new` adds an entry to them, and a rule reports a missing one.
 * 
 * @minItems 1
 * 
 * Items: One list.
 */
listedIn?: {
/**
 * File of the site that has the list.
 */
file: string
/**
 * Its path in the file, in which * matches any single step. If there are several, the first that names an entry counts.
 */
list: string
/**
 * What the list has for an entry; {slug} is its slug.
 */
entry: {

}
}[]
/**
 * Path of a fact that must have the same value.
 */
sameAs?: string
/**
 * What another value must be for each value of this key.
 */
goesWith?: {
/**
 * Path to the other value.
 */
key: string
/**
 * The other value, by the value of this key.
 */
values: {
/**
 * The other value.
 */
[k: string]: string
}
}
/**
 * Paths to numbers, times of day or dates. None may be less than the one before.
 * 
 * @minItems 2
 */
ordered?: string[]
/**
 * Paths to numbers, times of day or dates in the map. Each must be greater than the one before; * matches each entry in turn.
 * 
 * @minItems 1
 */
increasing?: string[]
/**
 * How far the number may be from the median of all entries: at most this many times the median, and at least the median divided by this. Fewer than three entries are not compared.
 */
usual?: number
/**
 * Pattern of numbers. None may be less than this one, in the units of the figures.
 */
noMoreThan?: string
/**
 * Pattern of numbers. None may be greater than this one, in the units of the figures.
 */
noLessThan?: string
/**
 * A larger entry of this map must not cost more per unit. Its rate must be its cost per unit, or slightly more.
 */
rates?: {
/**
 * Path to what the entry costs.
 */
amount: string
/**
 * Path to the number of units that this covers.
 */
units: string
/**
 * Path to the published price of a unit.
 */
rate: string
/**
 * How far the rate may be above the amount divided by the units.
 */
within: number
}
/**
 * The map is a season, with from and to.
 */
season?: {
/**
 * True if it runs past the end of the year.
 */
crossesYear: boolean
}
/**
 * The date must not be in the future.
 */
notAfter?: "today"
}
