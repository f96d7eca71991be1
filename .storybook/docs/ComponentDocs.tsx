import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/** Row of the keyboard table: keys and their effect. A meta lists them in `parameters.keyboard`. */
type KeyRow = readonly [keys: string, does: string]

/** Docs page of a component: when to use it, its keyboard table, its stories. */
export function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Keyboard />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}

function Keyboard() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const rows: readonly KeyRow[] = preparedMeta.parameters.keyboard ?? []
  if (rows.length === 0) return null
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([keys, does]) => (
            <tr key={keys}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
