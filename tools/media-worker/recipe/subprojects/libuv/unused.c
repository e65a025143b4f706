int vitrine_unused_libuv;
