/**
 * Three server processes contend for the same few seats on one PostgreSQL, and are killed and started again at random
 * moments: `npm run bench:storm -- [--commands=200000] [--seconds=600] [--processes=3] [--kill=15]`. Prints one JSON line, and ends
 * with 1 when PostgreSQL's log tells of a deadlock, when the database holds what cannot be (a seat held twice, capacity
 * that nobody holds, a cart that is not what its journal tells), or when a command met anything but a refusal.
 */
import { parseArgs } from "node:util"
import { storm } from "../../server/test/storm/storm.ts"

const { values } = parseArgs({
  options: {
    commands: { type: "string", default: "200000" },
    seconds: { type: "string", default: "600" },
    processes: { type: "string", default: "3" },
    kill: { type: "string", default: "15" },
  },
})
const report = await storm({
  processes: Number(values.processes),
  commands: Number(values.commands),
  seconds: Number(values.seconds),
  killEvery: Number(values.kill),
})
const trouble = Object.keys(report.outcomes).filter((outcome) => /^(trouble|log)/.test(outcome))
const commands = Object.values(report.outcomes).reduce((sum, count) => sum + count, 0)
for (const line of [...report.deadlocks, ...report.broken, ...trouble]) console.log(`WRONG: ${line}`)
console.log(
  `${commands} commands in ${report.seconds.toFixed(0)} s, ${report.kills} processes killed, ` +
    `${report.deadlocks.length} deadlocks, ${report.broken.length} broken invariants`,
)
console.log(JSON.stringify({ bench: "storm", commands, ...report }))
// What started PostgreSQL ends the process with 0, whatever was set before.
process.exit(report.deadlocks.length + report.broken.length + trouble.length > 0 ? 1 : 0)
