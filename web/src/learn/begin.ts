/** Sit down to a lesson: at the table where it was left, or at a new one. */

import { rememberedName } from '../browser/preferences.svelte'
import { myTables, newTable } from '../net/api'
import { t } from '../text/messages.svelte'
import type { Lesson } from './lesson'
import { memorise, recall } from './memory'

/** The table of the lesson. */
export async function begin(lesson: Lesson): Promise<string> {
  return (await leftOpen(lesson)) ?? (await setUp(lesson))
}

async function leftOpen({ title }: Lesson): Promise<string | null> {
  const memory = recall(title)
  if (!memory) return null
  const { tables } = await myTables()
  return tables.some((table) => table.id === memory.table && !table.is_over) ? memory.table : null
}

async function setUp({ title, seed, options }: Lesson): Promise<string> {
  const name = rememberedName() || t('page-me')
  const { table } = await newTable({ title, seats: [{ kind: 'me', name }], options, seed })
  memorise(title, { table, shown: [] })
  return table
}
