#!/usr/bin/env node
import { ready } from '../scripts/ready.mjs';

await ready({ build: true });
const { main } = await import('../packages/room/dist/cli/main.js');
process.exitCode = await main(process.argv.slice(2));
