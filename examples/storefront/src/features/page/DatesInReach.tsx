import { type MouseEvent, type RefObject, useEffect, useState } from "react"
import { styled } from "styled-components"
import { useTexts } from "../../shared/texts/use-texts.ts"
import { type ButtonKind, buttonLook } from "../../shared/ui/Button.tsx"
import { Figures } from "../../shared/ui/Surface.ts"

/** Of the heading that the way leads to. */
export const DATES = "dates"

/** The way to the dates of a page, with the price they begin at. */
export function ToDates({ price }: { price: number }) {
  const { t, money } = useTexts()
  const go = (event: MouseEvent) => {
    const heading = document.getElementById(DATES)
    if (heading === null) return
    event.preventDefault()
    heading.focus({ preventScroll: true })
    heading.scrollIntoView()
  }
  return (
    <Way>
      <span>
        <b>
          <Figures>{t("price.from", { price: money(price) })}</Figures>
        </b>{" "}
        <small>{t("price.allIn")}</small>
      </span>
      <Jump href={`#${DATES}`} $kind="main" onClick={go}>
        {t("page.dates")}
      </Jump>
    </Way>
  )
}

interface DatesInReachProps {
  price: number
  head: RefObject<HTMLElement | null>
  dates: RefObject<HTMLElement | null>
}

/** The same at the foot of the screen, where neither it nor a date that can be chosen is seen any more. */
export function DatesInReach({ price, head, dates }: DatesInReachProps) {
  const isNeeded = useOutOfSight(head, dates)
  return (
    <Foot $isShown={isNeeded} data-floats data-print="hide">
      <ToDates price={price} />
    </Foot>
  )
}

function useOutOfSight(head: RefObject<HTMLElement | null>, dates: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false)
  useEffect(() => {
    const section = dates.current
    const seen = new Set<Element>()
    const sight = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target)
          else seen.delete(target)
        }
        setOut(seen.size === 0)
      },
      // What is under the toolbar or the bar itself is not seen.
      { rootMargin: "-88px 0px -80px" },
    )
    /** Their title, ways to the seats, days of a calendar and numbers of tickets, as they come and go: the last dates may be sold out. */
    const watch = () => {
      sight.disconnect()
      seen.clear()
      const choices = section?.querySelectorAll("h2, a, table, [role=group]") ?? []
      for (const element of [head.current, ...choices]) if (element !== null) sight.observe(element)
    }
    const changes = new MutationObserver(watch)
    if (section !== null) changes.observe(section, { childList: true, subtree: true })
    watch()
    return () => {
      changes.disconnect()
      sight.disconnect()
    }
  }, [head, dates])
  return isOut
}

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  b { font-size: ${({ theme }) => theme.size.lead}; }
  small { color: ${({ theme }) => theme.color.inkMuted}; font-size: ${({ theme }) => theme.size.small}; }
`
const Jump = styled.a<{ $kind: ButtonKind }>`${buttonLook}`
/** It has its own place at the end of the page, so that it covers nothing there. */
const Foot = styled.div<{ $isShown: boolean }>`
  position: sticky;
  bottom: 0;
  z-index: 10;
  visibility: ${({ $isShown }) => ($isShown ? "visible" : "hidden")};
  margin-inline: calc(-1 * ${({ theme }) => theme.space[4]});
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  > div { justify-content: space-between; flex-wrap: nowrap; }
  /* On the smallest phones both still stand in one line. */
  a { flex: none; padding-inline: ${({ theme }) => theme.space[4]}; }
`
