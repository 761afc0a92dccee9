/** Program with the arguments of psql that README.md uses: a connection string, and a script or `\\password ROLE`. */
import { text } from 'node:stream/consumers';
import { connect } from '../helpers/connection.ts';

const [url = '', , command = ''] = process.argv.slice(2);
const sql = connect(url);
const [, role] = /^\\password (\S+)$/.exec(command) ?? [];
// psql asks for the password; the connection string of the example has this one.
const script = role === undefined ? await text(process.stdin) : `ALTER ROLE ${role} PASSWORD 'password'`;
await sql.unsafe(script).finally(() => sql.end());
