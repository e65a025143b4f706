/** Every step of the schema, in order. A step that was released is never changed: add another. */
export const MIGRATIONS: readonly { id: string; sql: string }[] = [
  {
    id: '0001-rooms',
    sql: `
      create table appointment (
        id text primary key,
        path text not null unique,
        definition jsonb not null,
        seq bigint not null default 0,
        status text not null default 'not-started',
        started_at timestamptz,
        ended_at timestamptz,
        current_slide integer not null default 0,
        current_slide_page integer not null default 1,
        view_mode text not null default 'content',
        broadcast_mode boolean not null default false,
        shown_product_id text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create table attendee (
        id text primary key,
        appointment_id text not null references appointment on delete cascade,
        type text not null,
        key_hash text,
        guide_user_id text,
        invitation_hash text,
        invitation_answer text,
        name text not null,
        status text not null,
        mic_on boolean not null default false,
        camera_on boolean not null default false,
        screen_on boolean not null default false,
        mic_forced_off boolean not null default false,
        camera_forced_off boolean not null default false,
        hand_raised_at timestamptz,
        cart_access text not null default 'none',
        wishlist_access text not null default 'none',
        turnover jsonb,
        joined_at timestamptz,
        last_active_at timestamptz not null default now(),
        created_at timestamptz not null default now(),
        unique (appointment_id, key_hash),
        unique (appointment_id, guide_user_id)
      );
      create index attendee_by_key on attendee (key_hash, last_active_at desc);
      create index attendee_by_invitation on attendee (invitation_hash);

      create table attendee_product (
        attendee_id text not null references attendee on delete cascade,
        collection text not null,
        product_id text not null,
        position bigserial,
        primary key (attendee_id, collection, product_id)
      );

      create table chat_message (
        id text primary key,
        appointment_id text not null references appointment on delete cascade,
        attendee_id text not null references attendee on delete cascade,
        command_id text not null,
        name text not null,
        type text not null,
        text text not null,
        sent_at timestamptz not null default now(),
        position bigserial
      );
      create index chat_message_by_room on chat_message (appointment_id, position desc);

      create table guide_note (
        appointment_id text not null references appointment on delete cascade,
        section_id text not null,
        text text not null,
        updated_at timestamptz not null default now(),
        primary key (appointment_id, section_id)
      );

      create table command_log (
        attendee_id text not null references attendee on delete cascade,
        command_id text not null,
        name text not null,
        answer jsonb not null,
        done_at timestamptz not null default now(),
        primary key (attendee_id, command_id)
      );
      create index command_log_by_age on command_log (done_at);

      create table guide_session (
        id_hash text primary key,
        user_id text not null,
        name text not null,
        sealed_tokens text not null,
        created_at timestamptz not null default now(),
        checked_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
    `,
  },
  {
    id: '0002-control-and-acts',
    sql: `
      alter table appointment add column controller_id text;
      alter table appointment add column owner_id text;
      alter table appointment add column control_offered_to text;

      create table attendee_act (
        id text primary key,
        number bigserial,
        appointment_id text not null references appointment on delete cascade,
        attendee_id text not null references attendee on delete cascade,
        guide_id text not null,
        guide_name text not null,
        command_id text not null,
        kind text not null,
        action text not null,
        product_id text,
        label text not null default '',
        quantity_before integer not null default 0,
        quantity_after integer not null default 0,
        undo jsonb,
        status text not null default 'intended',
        at timestamptz not null default now(),
        unique (guide_id, command_id)
      );
      create index attendee_act_by_attendee on attendee_act (attendee_id, number desc);
    `,
  },
  {
    id: '0003-servers',
    sql: `
      create table server (
        id text primary key,
        started_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      );

      create table room_media (
        appointment_id text primary key references appointment on delete cascade,
        server_id text,
        epoch bigint not null
      );
      create index room_media_by_server on room_media (server_id);

      alter table attendee add column connected_to text;
      alter table attendee add column connection_id text;
      create index attendee_by_server on attendee (connected_to) where connected_to is not null;
    `,
  },
  {
    id: '0004-makers-and-listings',
    sql: `
      alter table appointment add column made_by text;
      alter table guide_session add column is_admin boolean not null default false;
      alter table attendee add column invited_at timestamptz;
      alter table attendee add column invitation_expires_at timestamptz;

      create table instant_listing_draft (
        id text primary key,
        appointment_id text not null references appointment on delete cascade,
        name text not null,
        content jsonb not null,
        updated_at timestamptz not null default now(),
        position bigserial
      );
      create index instant_listing_draft_by_room on instant_listing_draft (appointment_id, position);

      create table attendee_cart_line (
        attendee_id text not null references attendee on delete cascade,
        product_id text not null,
        quantity integer not null,
        revenue double precision not null,
        primary key (attendee_id, product_id)
      );
    `,
  },
  {
    id: '0005-unfinished-acts',
    sql: `
      alter table attendee_act add column server_id text;
      create index attendee_act_unfinished on attendee_act (attendee_id) where status in ('intended', 'unconfirmed');
    `,
  },
  {
    id: '0006-login-attempts',
    sql: `
      create table login_attempt (
        key_hash text primary key,
        count double precision not null default 0,
        counted_at timestamptz not null default now(),
        blocked_until timestamptz
      );
      create index login_attempt_by_age on login_attempt (counted_at);
    `,
  },
  {
    id: '0007-arrivals-and-identities',
    sql: `
      alter table attendee add column enter_by timestamptz;
      create index attendee_overdue on attendee (enter_by) where enter_by is not null;

      alter table attendee add column session_key text;
      alter table attendee add column customer_id text;
      alter table attendee add column consent_session_key text;
      alter table attendee add column consent_customer_id text;
      create index chat_message_by_attendee on chat_message (attendee_id);
    `,
  },
  {
    id: '0008-removed-messages',
    sql: `
      alter table chat_message add column removed_at timestamptz;
    `,
  },
  {
    id: '0009-guide-portraits',
    sql: `
      create table guide_portrait (
        user_id text primary key,
        version text not null unique,
        type text not null,
        bytes bytea not null,
        name text not null,
        saved_at timestamptz not null default now()
      );
    `,
  },
  {
    id: '0010-attendee-orders',
    sql: `
      create table attendee_order (
        attendee_id text not null references attendee on delete cascade,
        order_id text not null,
        sum double precision not null,
        currency_iso_code text not null,
        position bigserial,
        primary key (attendee_id, order_id)
      );
    `,
  },
  {
    id: '0011-recap',
    sql: `
      create table shown_item (
        appointment_id text not null references appointment on delete cascade,
        kind text not null,
        item_id text not null,
        content jsonb not null,
        shown_at timestamptz not null default now(),
        times integer not null default 1,
        position bigserial,
        primary key (appointment_id, kind, item_id)
      );

      create table attendee_order_line (
        attendee_id text not null,
        order_id text not null,
        product_id text not null,
        label text not null,
        quantity integer not null,
        revenue double precision not null,
        primary key (attendee_id, order_id, product_id),
        foreign key (attendee_id, order_id) references attendee_order on delete cascade
      );
    `,
  },
  {
    // A vote outlives the attendee who is forgotten: a result that was shown stays as it was.
    id: '0012-polls-and-pinned-messages',
    sql: `
      create table poll (
        id text primary key,
        appointment_id text not null references appointment on delete cascade,
        question text not null,
        answers jsonb not null,
        asked_at timestamptz not null default now(),
        closed_at timestamptz,
        dismissed_at timestamptz,
        position bigserial
      );
      create index poll_by_room on poll (appointment_id, position desc);

      create table poll_vote (
        poll_id text not null references poll on delete cascade,
        attendee_id text not null,
        answer integer not null,
        primary key (poll_id, attendee_id)
      );

      alter table appointment add column pinned_message_id text;
    `,
  },
  {
    id: '0013-consultations',
    sql: `
      create table guide_availability (
        guide_id text primary key,
        name text not null,
        here_until timestamptz not null,
        on_until timestamptz not null
      );

      create table consultation_request (
        id text primary key,
        key_hash text not null unique,
        name text not null,
        locale text not null,
        product jsonb,
        asked_at timestamptz not null default now(),
        here_until timestamptz not null,
        accepted_by text,
        guide_name text,
        accepted_at timestamptz,
        appointment_id text
      );
      create index consultation_request_by_age on consultation_request (asked_at);

      create table consultation_deferral (
        request_id text not null references consultation_request on delete cascade,
        guide_id text not null,
        primary key (request_id, guide_id)
      );

      create table consultation_message (
        id text primary key,
        name text not null,
        email text not null,
        text text not null,
        locale text not null,
        product jsonb,
        left_at timestamptz not null default now()
      );
    `,
  },
  {
    id: '0014-announced-presentations',
    sql: `
      alter table appointment add column announced_by text;
      update appointment set definition = definition || '{"isAnnounced": false}';
      create index appointment_announced on appointment (id) where definition @> '{"isAnnounced": true}';
    `,
  },
];
