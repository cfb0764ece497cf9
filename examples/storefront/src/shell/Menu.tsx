import { Menu as MenuIcon, X } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { styled } from "styled-components"
import { useTexts } from "../texts/use-texts.ts"
import { MenuPanel } from "./MenuPanel.tsx"

/** The ways into the programme, from every screen: a word to look for, and its genres [SHELL-044]. */
export function Menu() {
  const { t } = useTexts()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // Open on the screen it was opened on: whoever has gone on is done with it.
  const isOpen = openAt === key

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpenAt(undefined)
    const outside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) close()
    }
    const leave = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== "Escape") return
      close()
      toggle.current?.focus()
    }
    document.addEventListener("pointerdown", outside)
    document.addEventListener("keydown", leave)
    return () => {
      document.removeEventListener("pointerdown", outside)
      document.removeEventListener("keydown", leave)
    }
  }, [isOpen])

  const Icon = isOpen ? X : MenuIcon
  return (
    <div ref={place}>
      <Toggle
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        <span>{t("nav.menu")}</span>
      </Toggle>
      <div id={id}>{isOpen && <MenuPanel />}</div>
    </div>
  )
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${({ theme }) => theme.space[3]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: none;
  font-weight: 500;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.surfaceSunken}; }
  ${({ theme }) => theme.upTo(600)} {
    padding-inline: ${({ theme }) => theme.space[2]};
    span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  }
`
