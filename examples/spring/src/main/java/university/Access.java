package university;

import jakarta.servlet.http.*;
import java.io.IOException;
import java.util.*;
import org.springframework.core.io.ClassPathResource;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;
import org.yaml.snakeyaml.Yaml;
import university.generated.model.Role;

/** Decides who may call, by `x-roles` of the contract, before anything else of a request is read. */
@Component
class Access implements HandlerInterceptor {
    private final Map<String, List<?>> rolesOf = new HashMap<>();
    private final Sessions sessions;

    Access(Sessions sessions) throws IOException {
        this.sessions = sessions;
        try (var file = new ClassPathResource("university.generators.yaml").getInputStream()) {
            Map<String, Map<String, Map<String, Object>>> contract = new Yaml().load(file);
            for (var path : contract.get("paths").values())
                for (var part : path.values())
                    // A path has its parameters beside its operations.
                    if (part instanceof Map<?, ?> operation)
                        rolesOf.put((String) operation.get("operationId"), (List<?>) operation.get("x-roles"));
        }
    }

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        // The generated methods are named as the operations.
        var roles = handler instanceof HandlerMethod method ? rolesOf.get(method.getMethod().getName()) : null;
        if (roles == null) return true;
        if (!roles.contains("public") && !mayCall(sessions.accountOf(request).role(), roles))
            throw new Refusal(HttpStatus.FORBIDDEN, "Your role may not do this.");
        if (request.getContentLengthLong() > 1 << 20)
            throw new Refusal(HttpStatus.PAYLOAD_TOO_LARGE, "The body is over 1 MiB.");
        return true;
    }

    /** ADMIN stands for all administrators. Whose record it is, an operation of `self` decides itself. */
    private static boolean mayCall(Role role, List<?> roles) {
        return roles.contains(role.getValue()) || roles.contains(role == Role.STUDENT ? "self" : "ADMIN");
    }
}
