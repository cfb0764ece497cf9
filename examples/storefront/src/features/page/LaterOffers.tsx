import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"

/** A part with the texts of what is sold beside single events; both are fetched when it is shown. */
const withTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const Part = await load()
    return {
      default: (props: Props) => (
        <AreaTexts areas={["products"]}>
          <Part {...props} />
        </AreaTexts>
      ),
    }
  })

const LazyProducts = withTexts(async () => (await import("./products/PageProducts.tsx")).PageProducts)
const LazyParking = withTexts(async () => (await import("./products/PageParking.tsx")).PageParking)

const LazyCombos = withTexts(async () => (await import("./PageCombos.tsx")).PageCombos)

const LazySuggestions = withTexts(async () => (await import("./Suggestions.tsx")).Suggestions)

export const Suggestions = (props: Parameters<typeof LazySuggestions>[0]) => (
  <Suspense fallback={null}>
    <LazySuggestions {...props} />
  </Suspense>
)

export const Combos = (props: Parameters<typeof LazyCombos>[0]) => (
  <Suspense fallback={<Skeleton $height="200px" />}>
    <LazyCombos {...props} />
  </Suspense>
)

export const Products = (props: Parameters<typeof LazyProducts>[0]) => (
  <Suspense fallback={<Skeleton $height="320px" />}>
    <LazyProducts {...props} />
  </Suspense>
)

/** Asked for once the reader is near: a page without parking costs nothing more until then. */
export function Parking({ eventIds }: { eventIds: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: "200px" },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <LazyParking eventIds={eventIds} />
        </Suspense>
      )}
    </div>
  )
}
