import { main } from './main.js';

// What `npm run dev` starts: the program as its source stands, without building it.
process.exitCode = await main(process.argv.slice(2));
