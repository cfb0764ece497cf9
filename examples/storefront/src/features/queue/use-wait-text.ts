import { useTexts } from "../../shared/texts/use-texts.ts"

/** How long one waits at most, as people say it: whole minutes, and hours once there are some. */
export function useWaitText() {
  const { t } = useTexts()
  return (seconds: number): string => {
    const minutes = Math.ceil(seconds / 60)
    if (seconds < 60) return t("queue.line.soon")
    const time = t("queue.time", {
      hours: Math.floor(minutes / 60),
      // As a clock would: « 1 h 05 ».
      minutes: minutes < 60 ? String(minutes) : String(minutes % 60).padStart(2, "0"),
    })
    return t("queue.line.about", { time })
  }
}
