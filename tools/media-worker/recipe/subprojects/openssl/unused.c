int vitrine_unused_openssl;
