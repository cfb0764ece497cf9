export const steps = ["who", "delivery", "payment"] as const
export type Step = (typeof steps)[number]

/** The step to show: the one asked for, but none whose predecessors are unfinished. */
export function openStep(asked: string | null, finished: (step: Step) => boolean): Step {
  const wanted = steps.find((step) => step === asked) ?? "who"
  const unfinished = steps.slice(0, steps.indexOf(wanted)).find((step) => !finished(step))
  return unfinished ?? wanted
}
