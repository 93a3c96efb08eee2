import errorSchema from '../schemas/api/error.schema.json' with { type: 'json' };
import vehicleSchema from '../schemas/api/vehicle.schema.json' with { type: 'json' };

const { $id: _error, $schema: _errorDialect, ...error } = errorSchema;
const { $id: _vehicle, $schema: _vehicleDialect, ...vehicle } = vehicleSchema;

const failures = { '4xx': error, '5xx': error };
const unchanged = { 304: { type: 'null', description: 'The client has it already.' } };

const added = {
  type: 'object',
  description: 'The message is stored.',
  required: ['id'],
  properties: { id: { type: 'string', format: 'uuid', description: 'The same for the same message sent again.' } },
};

const healthy = {
  type: 'object',
  description: 'Nothing is wrong.',
  required: ['status'],
  properties: { status: { type: 'string', enum: ['ok'] } },
};

/** Response schemas of each route, by status. */
export const responseSchemas = {
  vehicle: { 200: vehicle, ...unchanged, ...failures },
  vehicles: { 200: { type: 'array', items: vehicle }, ...unchanged, ...failures },
  contact: { 201: added, 303: { type: 'null', description: 'An HTML form was stored.' }, ...failures },
  health: { 200: healthy, ...failures },
};
