import type { Database, Queryable } from '../storage/database.ts';

/** Silence in ms after which a server is taken for dead and others take over its rooms, unless `SERVER_LEASE_MS` says otherwise. */
export const DEFAULT_SERVER_LEASE_MS = 5_000;

/**
 * The servers that share a database, and which of them has a room's media. It is kept in PostgreSQL, by its clock: the
 * one thing without which no server can do anything anyway. Each time that media change hands their epoch grows, so that
 * a server that was away for a while finds out that they are not its own any more.
 */
export interface ServerLeases {
  readonly serverId: string;
  /** Says that this server is alive. Returns false where the others had given it up already. */
  beat(): Promise<boolean>;
  /** Servers that have not said so for too long. */
  dead(): Promise<string[]>;
  /** Servers that are gone but at which people are still noted as connected. */
  ghosts(): Promise<string[]>;
  /** Takes a server out, with its hold on rooms' media. */
  remove(serverId: string): Promise<void>;
  /** Takes the media of a room unless a living server has them. */
  claim(appointmentId: string): Promise<{ serverId: string; epoch: number }>;
  /** Who has the media of a room now. */
  holder(appointmentId: string): Promise<{ serverId: string; epoch: number } | undefined>;
  release(appointmentId: string): Promise<void>;
  /** The rooms whose media this server has. */
  held(): Promise<{ appointmentId: string; epoch: number }[]>;
  /** Those of these rooms that should have media but whose media nobody has. */
  orphaned(appointmentIds: readonly string[]): Promise<string[]>;
}

/** See {@link ServerLeases}. A server that was silent for `leaseMs` is taken for dead. */
export function createServerLeases(database: Database, serverId: string, leaseMs: number): ServerLeases {
  const alive = `seen_at > now() - ${leaseMs} * interval '1 millisecond'`;
  const holder = async (db: Queryable, appointmentId: string) => {
    const [row] = await db.query<{ server_id: string; epoch: number }>(
      `select server_id, epoch from room_media where appointment_id = $1 and server_id in (select id from server where ${alive})`,
      [appointmentId],
    );
    return row && { serverId: row.server_id, epoch: row.epoch };
  };

  return {
    serverId,
    async beat() {
      const known = await database.query('update server set seen_at = now() where id = $1 returning id', [serverId]);
      if (known.length > 0) return true;
      await database.query('insert into server (id) values ($1) on conflict (id) do update set seen_at = now()', [serverId]);
      return false;
    },
    async dead() {
      return (await database.query<{ id: string }>(`select id from server where id <> $1 and not (${alive})`, [serverId])).map(
        ({ id }) => id,
      );
    },
    async ghosts() {
      const rows = await database.query<{ id: string }>(
        'select distinct connected_to as id from attendee where connected_to is not null and connected_to not in (select id from server)',
      );
      return rows.map(({ id }) => id);
    },
    async remove(gone) {
      await database.transaction(async (tx) => {
        await tx.query('update room_media set server_id = null where server_id = $1', [gone]);
        await tx.query('delete from server where id = $1', [gone]);
      });
    },
    claim: (appointmentId) =>
      database.transaction(async (tx) => {
        const [taken] = await tx.query<{ epoch: number }>(
          `insert into room_media (appointment_id, server_id, epoch) values ($1, $2, 1)
           on conflict (appointment_id) do update set server_id = $2, epoch = room_media.epoch + 1
             where room_media.server_id is null or room_media.server_id = $2 or not exists (select 1 from server where id = room_media.server_id and ${alive})
           returning epoch`,
          [appointmentId, serverId],
        );
        if (taken !== undefined) return { serverId, epoch: taken.epoch };
        const other = await holder(tx, appointmentId);
        if (other === undefined) throw new Error('The media changed hands at this moment.');
        return other;
      }),
    holder: (appointmentId) => holder(database, appointmentId),
    async release(appointmentId) {
      await database.query('update room_media set server_id = null where appointment_id = $1 and server_id = $2', [
        appointmentId,
        serverId,
      ]);
    },
    async held() {
      const rows = await database.query<{ appointment_id: string; epoch: number }>(
        'select appointment_id, epoch from room_media where server_id = $1',
        [serverId],
      );
      return rows.map((row) => ({ appointmentId: row.appointment_id, epoch: row.epoch }));
    },
    async orphaned(appointmentIds) {
      const rows = await database.query<{ id: string }>(
        `select id from appointment where id = any($1) and status in ('started', 'locked') and definition->>'videoAudioSettings' is distinct from 'none'
           and not exists (select 1 from room_media m join server s on s.id = m.server_id where m.appointment_id = appointment.id and s.seen_at > now() - ${leaseMs} * interval '1 millisecond')`,
        [appointmentIds],
      );
      return rows.map(({ id }) => id);
    },
  };
}
