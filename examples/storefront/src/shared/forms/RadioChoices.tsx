import { useId } from "react"
import { styled } from "styled-components"

interface RadioChoicesProps<Choice extends string> {
  legend: string
  /** Each with its words. */
  choices: readonly (readonly [Choice, string])[]
  choice: Choice
  isDisabled: boolean
  onChoose: (choice: Choice) => void
}

/** One of a few, each a box to press. */
export function RadioChoices<Choice extends string>(props: RadioChoicesProps<Choice>) {
  const { legend, choices, choice, isDisabled, onChoose } = props
  const name = useId()
  return (
    <Group role="radiogroup" aria-labelledby={name}>
      <span id={name}>{legend}</span>
      {choices.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === choice}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  > span { flex-basis: 100%; font-weight: 600; }
  label {
    display: flex;
    flex: 1 1 160px;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    min-height: 44px;
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
    border: 1px solid ${({ theme }) => theme.color.lineStrong};
    border-radius: ${({ theme }) => theme.radius.medium};
    background: ${({ theme }) => theme.color.surfaceRaised};
    font-weight: 600;
    cursor: pointer;
  }
  input { width: 20px; height: 20px; margin: 0; accent-color: ${({ theme }) => theme.color.accent}; }
  label:has(:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.color.accent};
  }
  label:has(:focus-visible) { outline: 3px solid ${({ theme }) => theme.color.focus}; outline-offset: 3px; }
`
