import { lazy, Suspense } from "react"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { type DistanceOf, Nearby } from "./Nearby.tsx"
import type { Wishes } from "./wishes.ts"

/** Its fields come from a library that nothing near needs. */
const DateRange = lazy(async () => ({ default: (await import("./DateRange.tsx")).DateRange }))

interface MoreFiltersProps {
  wishes: Wishes
  /** Open; "pressed" by the shopper, who goes on in it. */
  isNear: boolean | "pressed"
  today: string
  onChange: (changed: Partial<Wishes>) => void
  onDistances: (distanceOf: DistanceOf | undefined) => void
}

/** What few filter by: days of their own, and what is near. */
export function MoreFilters({ wishes, isNear, today, onChange, ...near }: MoreFiltersProps) {
  return (
    <>
      {wishes.when === "other" && (
        <Suspense fallback={<Skeleton $height="48px" />}>
          <DateRange
            start={wishes.from}
            end={wishes.to}
            today={today}
            onChange={({ start, end }) => onChange({ from: start, to: end })}
          />
        </Suspense>
      )}
      {isNear && <Nearby wishes={wishes} wasPressed={isNear === "pressed"} onChange={onChange} {...near} />}
    </>
  )
}
