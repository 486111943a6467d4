import {test} from 'vitest'; test('x',()=>{});
import { replayPhh } from '/work/main/src/history/phh.ts';
import { readFileSync, readdirSync } from 'node:fs';
const root='/work/shared/hands/';
let n=0; const counts={}; const t=performance.now();
for (const d of ['pluribus','historical','wsop-2023-43']) for (const f of readdirSync(root+d)) {
  for (const o of replayPhh(readFileSync(root+d+'/'+f,'utf8'))) { n++; counts[o.verdict]=(counts[o.verdict]??0)+1; if (o.message) console.log(d,f,o.variant,o.verdict,o.message); if (o.verdict==='unchecked') console.log(f,o.finishing) }
}
console.log(n,counts,performance.now()-t);
