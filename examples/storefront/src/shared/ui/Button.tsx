import type { ComponentProps } from "react"
import { css, styled } from "styled-components"
import { Link } from "../navigation/router.tsx"

export type ButtonKind = "main" | "quiet" | "plain"

/** Of whatever is pressed as a button is. */
export const buttonLook = css<{ $kind: ButtonKind }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 48px;
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[5]}`};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.medium};
  font-weight: 600;
  font-size: ${({ theme }) => theme.size.body};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${({ theme }) => theme.motion.quick}, border-color ${({ theme }) => theme.motion.quick};

  ${({ $kind, theme }) =>
    $kind === "main"
      ? css`
          background: ${theme.color.accent};
          color: ${theme.color.onAccent};
          &:hover { filter: brightness(1.12); }
          &:active { filter: brightness(0.95); }
        `
      : $kind === "quiet"
        ? css`
            background: ${theme.color.surfaceRaised};
            border-color: ${theme.color.lineStrong};
            color: ${theme.color.ink};
            &:hover { background: ${theme.color.surfaceSunken}; }
          `
        : css`
            min-height: 44px;
            padding-inline: ${theme.space[3]};
            background: none;
            color: ${theme.color.accent};
            &:hover { background: ${theme.color.accentSoft}; }
          `}

  &:disabled, &[aria-disabled="true"] {
    background: ${({ theme }) => theme.color.surfaceSunken};
    border-color: ${({ theme }) => theme.color.line};
    color: ${({ theme }) => theme.color.inkMuted};
    cursor: not-allowed;
    filter: none;
  }
`

const StyledButton = styled.button<{ $kind: ButtonKind }>`${buttonLook}`
const StyledLink = styled(Link)<{ $kind: ButtonKind }>`${buttonLook}`

interface ButtonProps extends Omit<ComponentProps<"button">, "disabled" | "onClick"> {
  kind?: ButtonKind
  isDisabled?: boolean
  /** At work on the last press: it takes no other, and keeps the focus. */
  isPending?: boolean
  onPress?: () => void
}

/** A thing to press. `main` once a screen. */
export const Button = ({
  kind = "main",
  type = "button",
  isDisabled,
  isPending = false,
  onPress,
  ...props
}: ButtonProps) => (
  <StyledButton
    $kind={kind}
    type={type}
    disabled={isDisabled}
    aria-disabled={isPending || undefined}
    // In a window that is not open yet nothing can have the focus: the window gives it.
    data-autofocus={props.autoFocus ? "" : undefined}
    onClick={(event) => {
      // Safari leaves the focus where it was, and a dialog could not give it back.
      event.currentTarget.focus({ preventScroll: true })
      if (isPending) event.preventDefault()
      else onPress?.()
    }}
    {...props}
  />
)

/** A link that looks like a button, because it is the next step. */
export const ButtonLink = ({
  kind = "main",
  ...props
}: ComponentProps<typeof Link> & { kind?: ButtonKind }) => <StyledLink $kind={kind} {...props} />
