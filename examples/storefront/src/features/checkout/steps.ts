export const steps = ["who", "delivery", "payment"] as const
export type Step = (typeof steps)[number]

/** The step to show: the one asked for, but none whose predecessors are unfinished; of one that is not asked, what follows it. */
export function openStep(
  asked: string | null,
  finished: (step: Step) => boolean,
  shown: readonly Step[] = steps,
): Step {
  const wanted = shown.find((step) => step === asked) ?? (asked === "delivery" ? "payment" : "who")
  const unfinished = shown.slice(0, shown.indexOf(wanted)).find((step) => !finished(step))
  return unfinished ?? wanted
}
