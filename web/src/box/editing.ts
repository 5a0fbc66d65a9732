import type { Terrains } from '../art/terrain'
import type { Values } from './kept'

/** What the editor of every kind of field is given. */
export interface EditorProps<Field> {
  readonly field: Field
  readonly values: Values
  readonly terrains: Terrains
  readonly change: (values: Values) => void
}

/** The same for an editor whose map or section is called *label*. */
export interface LabelledEditorProps<Field> extends EditorProps<Field> {
  readonly label: string
}
