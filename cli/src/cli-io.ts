/** Everything the commands touch of the machine, so that tests can hold it. */
export interface CliIo {
  readonly stdin: NodeJS.ReadStream
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WritableStream
  readonly env: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  readonly fetch?: (request: Request) => Promise<Response>
}

export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Runs again and again, every so many milliseconds, until stopped. */
  readonly every: (milliseconds: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}

/** Screens need a person at both ends. */
export const isInteractive = (io: CliIo): boolean => io.stdout.isTTY === true && io.stdin.isTTY === true

/** https://no-color.org: any value but the empty one. */
export const wantsColor = (io: CliIo): boolean => (io.env.NO_COLOR ?? "") === ""
