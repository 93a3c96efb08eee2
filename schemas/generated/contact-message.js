// Written by `npm run generate` from the schemas. Do not edit.

const check = validate10;
const schema11 = {"$id":"contact-message.schema.json","type":"object","properties":{"firstName":{"type":"string","minLength":1,"maxLength":100},"lastName":{"type":"string","minLength":1,"maxLength":100},"email":{"type":"string","format":"email","maxLength":254},"phone":{"type":"string","minLength":10,"maxLength":40},"interest":{"type":"string","enum":["sales","service","parts","general"]},"message":{"type":"string","minLength":10,"maxLength":5000}}};
const func2 = (text) => [...text].length;
const formats0 = /^(?!\.|.*\.[.@])[^\s@<>()[\]",;:\\\p{C}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="contact-message.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstName !== undefined){
let data0 = data.firstName;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err0 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func2(data0) < 1){
const err1 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.lastName !== undefined){
let data1 = data.lastName;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func2(data2) > 254){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err9 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data3) < 10){
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.interest !== undefined){
let data4 = data.interest;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/interest",schemaPath:"#/properties/interest/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((data4 === "sales") || (data4 === "service")) || (data4 === "parts")) || (data4 === "general"))){
const err13 = {instancePath:instancePath+"/interest",schemaPath:"#/properties/interest/enum",keyword:"enum",params:{allowedValues: schema11.properties.interest.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(func2(data5) > 5000){
const err14 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 5000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data5) < 10){
const err15 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const fields = {
  "firstName": {
    "empty": "",
    "messages": {
      "minLength": "First name is required",
      "maxLength": "Please use at most {limit} characters"
    }
  },
  "lastName": {
    "empty": "",
    "messages": {
      "minLength": "Last name is required",
      "maxLength": "Please use at most {limit} characters"
    }
  },
  "email": {
    "empty": "",
    "messages": {
      "format": "Invalid email address",
      "maxLength": "Please use at most {limit} characters"
    }
  },
  "phone": {
    "empty": "",
    "messages": {
      "minLength": "Phone number is required",
      "maxLength": "Please use at most {limit} characters"
    }
  },
  "interest": {
    "empty": "sales",
    "expected": "'sales' | 'service' | 'parts' | 'general'"
  },
  "message": {
    "empty": "",
    "multiline": true,
    "messages": {
      "minLength": "Message must be at least 10 characters",
      "maxLength": "Please use at most {limit} characters"
    }
  }
};

function clean(text, multiline) {
  // As toWellFormed() does, which Firefox has only had since October 2023.
  const known = text.replace(/\p{Cs}/gu, '\ufffd');
  const kept = multiline
    ? known.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
    : // A copied address or number often has marks of the direction of text around it, which nobody sees.
      known.replace(/[\p{Bidi_C}\u200b]/gu, '').replace(/[\s\p{Cc}]+/gu, ' ');
  // Invisible characters alone count as an empty text.
  return /[^\s\p{DI}]/u.test(kept) ? kept.trim() : '';
}

function read(data) {
  const isObject = typeof data === 'object' && data !== null;
  return Object.fromEntries(
    Object.entries(fields).map(([name, { empty, multiline }]) => {
      const value = isObject && Object.hasOwn(data, name) ? data[name] : undefined;
      return [name, typeof value === 'string' ? clean(value, multiline) : value === undefined ? empty : value];
    }),
  );
}

/** Runs only after the length check, because normalizing is slow if combining marks pile up. */
function composed(value) {
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, text.normalize('NFC')]));
}

function kindOf(value) {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function word({ keyword, params }, { messages, expected }, value) {
  if (messages?.[keyword]) return messages[keyword].replace('{limit}', params.limit);
  if (keyword === 'type') return `Expected ${expected ?? params.type}, received ${kindOf(value)}`;
  if (keyword === 'enum') return `Invalid enum value. Expected ${expected}, received '${value}'`;
  if (keyword === 'minLength') return `String must contain at least ${params.limit} character(s)`;
  if (keyword === 'maxLength') return `String must contain at most ${params.limit} character(s)`;
  if (keyword === 'format') return `Invalid ${params.format}`;
  return 'Invalid input';
}

export function validateContactMessage(data) {
  const value = read(data);
  if (check(value)) return { ok: true, value: composed(value) };
  const wordings = {};
  for (const error of check.errors) {
    const name = error.instancePath.slice(1);
    wordings[name] ??= word(error, fields[name], value[name]);
  }
  return { ok: false, fields: wordings };
}
