import errorSchema from '../../schemas/api/error.schema.json' with { type: 'json' };
import vehicleSchema from '../../schemas/api/vehicle.schema.json' with { type: 'json' };

const { $id: _error, $schema: _errorDialect, ...error } = errorSchema;
const { $id: _vehicle, $schema: _vehicleDialect, ...vehicle } = vehicleSchema;

/** Response schemas of the API's failures, common to all routes. */
export const failures = { '4xx': error, '5xx': error };

/** Response schemas of the vehicle routes and of the others. */
export const responseSchemas = {
  vehicle: { 200: vehicle, 304: { type: 'null' }, ...failures },
  vehicles: { 200: { type: 'array', items: vehicle }, 304: { type: 'null' }, ...failures },
};
