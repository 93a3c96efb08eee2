// Written by `npm run generate` from the schemas. Do not edit.
/**
 * What may stand in a schema of this project: keywords of JSON Schema, and annotations, which say what values mean so that rules and pages know it. A path leads from one key to another, with dots. A pattern is a path from the top of the facts in which * stands for any one step.
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
 * Where the schema itself stands.
 */
$ref?: string
/**
 * What the value is, for whoever writes it.
 */
description?: string
/**
 * Type of the value.
 */
type?: (("string" | "number" | "integer" | "boolean" | "object" | "array" | "null") | string[])
/**
 * The values that are allowed.
 * 
 * @minItems 1
 */
enum?: unknown[]
/**
 * Values as they may be written.
 * 
 * @minItems 1
 */
examples?: unknown[]
/**
 * True for what the build fills in.
 */
readOnly?: boolean
/**
 * What kind of text or map it is: a link, a picture, a photograph, an email address, prose in Markdown, or a fact by its path.
 */
format?: ("link" | "image" | "photograph" | "email" | "prose" | "fact")
/**
 * Regular expression that the text matches.
 */
pattern?: string
/**
 * What the pattern or the format asks for, as words that follow "Write": whoever wrote something else reads them.
 */
form?: string
/**
 * Least number of characters.
 */
minLength?: number
/**
 * Greatest number of characters.
 */
maxLength?: number
/**
 * Least number.
 */
minimum?: number
/**
 * Greatest number.
 */
maximum?: number
/**
 * Number that it is above.
 */
exclusiveMinimum?: number
/**
 * Number that it is below.
 */
exclusiveMaximum?: number
/**
 * Number that it is a multiple of.
 */
multipleOf?: number
/**
 * Keys that a map must have.
 * 
 * @minItems 0
 */
required?: string[]
/**
 * Least number of keys.
 */
minProperties?: number
/**
 * Greatest number of keys.
 */
maxProperties?: number
/**
 * Least number of entries.
 */
minItems?: number
/**
 * Greatest number of entries.
 */
maxItems?: number
/**
 * True where no two entries are the same.
 */
uniqueItems?: boolean
/**
 * What a person calls the fact, key or block, in sentence case and without the name of the business.
 */
title?: string
/**
 * More words for it: texts that use them speak of the fact, and a message that meets one in place of a name says the name.
 * 
 * @minItems 1
 */
aliases?: string[]
/**
 * What figure the value is, so that texts which print it can be held against it.
 */
figure?: {
/**
 * Kind of figure.
 */
kind: ("money" | "distance" | "duration" | "speed" | "weight" | "count" | "percent" | "age" | "rating" | "phone" | "hours" | "time" | "date" | "address" | "email")
/**
 * What one price covers, in the singular.
 */
per?: ("minute" | "hour" | "day" | "night" | "week" | "month" | "season" | "year" | "mile" | "foot" | "yard" | "kilometer" | "meter" | "pound" | "ton" | "kilogram" | "person" | "guest" | "driver" | "rider" | "employee" | "accident" | "visit" | "trip" | "item" | "unit")
/**
 * What is counted, in the singular.
 */
unit?: string
/**
 * What it is a time of, where the words of a text must say so.
 */
subject?: string
/**
 * Only days on which the business is open count.
 */
business?: true
/**
 * Nouns that the number can stand before; the first names them all.
 * 
 * @minItems 1
 */
nouns?: string[]
}
/**
 * Plain phrases that say a value without a figure, by the value: a text with such a phrase beside the entry's name must agree.
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
 * The block shows the main heading of its page, of which there is one.
 */
headsPage?: true
/**
 * The text tells of a place and its past: a name that is not ours is a mistake there only in a sentence that speaks of what the site has records of.
 */
tellsOfPlaces?: true
/**
 * Width in pixels below which a photograph is not sharp in this place.
 */
leastWidth?: number
/**
 * No two entries of the collection have the same value here.
 */
unique?: true
/**
 * Folder of pages whose files are records of this schema, and the collection of facts that they make.
 */
records?: string
/**
 * The collection that the text names an entry of.
 */
entryOf?: string
/**
 * Pattern of the values that the text is one of.
 */
valueIn?: string
/**
 * Values that a text with entryOf or valueIn may have besides.
 * 
 * @minItems 1
 */
also?: string[]
/**
 * Paths to values that the entry named by entryOf has in common with the one that names it.
 * 
 * @minItems 1
 */
agrees?: string[]
/**
 * A text beside this one that names what entryOf or valueIn names, and nothing else of the kind.
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
}
/**
 * Miles within which the entry lies of one that it names by entryOf.
 */
near?: number
/**
 * Each entry of the list names this one in turn.
 */
mutual?: true
/**
 * Pattern of the texts of which at least one names each entry of this collection.
 */
usedBy?: string
/**
 * Name by which `new` begins an entry of this collection.
 */
startedAs?: string
/**
 * What `new` begins together with an entry of this collection, which shows nothing without.
 * 
 * @minItems 1
 */
startedWith?: string[]
/**
 * Lists that lead to the page of every entry of this collection. Such an entry is added to them by `new`, and missed by a rule.
 * 
 * @minItems 1
 * 
 * Items: One list.
 */
listedIn?: {
/**
 * File of the site that it stands in.
 */
file: string
/**
 * Its path in the file, in which * stands for any one step; of several, the first that names an entry.
 */
list: string
/**
 * What stands there for an entry; {slug} is its slug.
 */
entry: {

}
}[]
/**
 * Path of the fact that the value is the same as.
 */
sameAs?: string
/**
 * What another value must be beside each value of this key.
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
 * Paths to numbers, none less than the one before.
 * 
 * @minItems 2
 */
ordered?: string[]
/**
 * Paths to numbers in the map, each greater than the one before; * stands for each entry in turn.
 * 
 * @minItems 1
 */
increasing?: string[]
/**
 * Paths to the numbers that this one is the sum of.
 * 
 * @minItems 2
 */
sumOf?: string[]
/**
 * How many times the middle number of its kind among all entries the number is at most, and that part of it at least.
 */
usual?: number
/**
 * Pattern of numbers, none of which is less than this one; units are those of the figures.
 */
noMoreThan?: string
/**
 * Pattern of numbers, none of which is greater than this one; units are those of the figures.
 */
noLessThan?: string
/**
 * Of the entries of this map, the larger one costs no more for each unit, and its rate is what it costs for each, or little more.
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
 * How far the rate stays above the amount divided by the units.
 */
within: number
}
/**
 * The map holds the ends of a season, from and to.
 */
season?: {
/**
 * True where it runs through the turn of the year.
 */
crossesYear: boolean
}
/**
 * The date has passed.
 */
notAfter?: "today"
}
