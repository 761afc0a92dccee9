/** Migrates a database, for tests that kill it: `node migrate.ts <connection string> <directory>`. */
import { migrate } from '../../../src/db/migrate.ts';
import { silent } from '../silent.ts';
import { connect } from './connection.ts';

const [url = '', directory = ''] = process.argv.slice(2);
const sql = connect(url);
await migrate(sql, { directory, log: silent });
await sql.end();
