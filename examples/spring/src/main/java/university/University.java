package university;

import java.lang.reflect.Method;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcRegistrations;
import org.springframework.web.servlet.config.annotation.*;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/** Starts the server. What is generated stands in packages below this one, where Spring finds it. */
@SpringBootApplication(proxyBeanMethods = false)
public record University(Access access) implements WebMvcConfigurer, WebMvcRegistrations {
    public static void main(String[] arguments) {
        SpringApplication.run(University.class, arguments);
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(access);
    }

    /** Spring looks at the type of a body when it chooses the method, so that 415 would come before 401. */
    @Override
    public RequestMappingHandlerMapping getRequestMappingHandlerMapping() {
        return new RequestMappingHandlerMapping() {
            @Override
            protected RequestMappingInfo getMappingForMethod(Method method, Class<?> type) {
                var mapping = super.getMappingForMethod(method, type);
                return mapping == null ? null : mapping.mutate().consumes().build();
            }
        };
    }
}
